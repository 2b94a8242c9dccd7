// Claim: the tasks fill disjoint halves of their range. Source: semantics.md §5, §9 (recursion); by induction over the depth of calls.
static int a[4096];

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
  fill(0, 4096);
  return a[15];
}
