// Claim: a chain of single tasks, each joined before its parent goes on. Source: semantics.md §5, §9 (recursion).
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
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  descend(4);
  return count;
}
