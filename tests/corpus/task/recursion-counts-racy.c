// Claim: every task of the recursion increments the one counter. Source: semantics.md §5, §9 (recursion)
static int count;

static void visit(int depth) {
  count++; //@ race(count)
  if (depth > 0) {
#pragma omp task
    visit(depth - 1);
#pragma omp task
    visit(depth - 1);
#pragma omp taskwait
  }
}

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  visit(4);
  return count;
}
