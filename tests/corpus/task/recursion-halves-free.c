// Claim: the tasks fill disjoint halves of their range. Source: semantics.md §5, §9 (recursion).
static int a[16];

static void fill(int from, int to) {
  if (to - from == 1) {
    a[from] = from;
    return;
  }
  int middle = (from + to) / 2;
#pragma omp task
  fill(from, middle);
#pragma omp task
  fill(middle, to);
}

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  fill(0, 16);
  return a[15];
}
