// Claim: the halves overlap in one element. Source: semantics.md §5, §9 (recursion)
static int a[17];

static void fill(int from, int to) {
  if (to - from <= 2) {
    a[from] = from; //@ race(a)
    a[to - 1] = to; //@ race(a)
    return;
  }
  int middle = (from + to) / 2;
#pragma omp task
  fill(from, middle + 1);
#pragma omp task
  fill(middle, to);
}

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  fill(0, 16);
  return a[0];
}
