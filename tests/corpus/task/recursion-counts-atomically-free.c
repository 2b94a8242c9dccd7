// Claim: atomic updates of the counter exclude each other. Source: semantics.md §6, §9 (recursion)
static int count;

static void visit(int depth) {
#pragma omp atomic
  count++;
  if (depth > 0) {
#pragma omp task
    visit(depth - 1);
#pragma omp task
    visit(depth - 1);
#pragma omp taskwait
  }
}

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  visit(4);
  return count;
}
