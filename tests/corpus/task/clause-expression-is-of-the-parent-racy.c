// Claim: the parent reads the if clause's expression while an older task may write it. Source: semantics.md §2; OpenMP 5.2 §12.5
static int n, y;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task
    n = 1; //@ race(n)
#pragma omp task if(n > 0) //@ race(n)
    y = 1;
  }
  return y + n;
}
