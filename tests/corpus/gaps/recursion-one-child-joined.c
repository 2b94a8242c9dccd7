// Claim: a chain of single tasks, each joined before its parent goes on. Source: semantics.md §5, §9 (recursion). The order of deeper calls is not followed, so the true answer (race-free) is not found.
static int count;

static void descend(int depth) {
  count++;
  if (depth > 0) {
#pragma omp task
    descend(depth - 1);
#pragma omp taskwait
  }
  count++;
}

int main(void) {
#pragma omp parallel //@ UNKNOWN(recursion)
#pragma omp single
  descend(400);
  return count;
}
