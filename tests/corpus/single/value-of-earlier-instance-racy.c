// Claim: what a single construct in a loop writes is there when its next instance runs. Source: semantics.md §2
static int n;
static int a;

int main(void) {
#pragma omp parallel //@ RACE
  for (int k = 0; k < 3; k++) {
#pragma omp single
    {
      n = n + 1;
      if (n == 2) {
#pragma omp task
        a = 1; //@ race(a)
        a = 2; //@ race(a)
      }
    }
  }
  return a;
}
