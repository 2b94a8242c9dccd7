// Claim: the condition of the if clause is false for every value that n can have here. Source: semantics.md §5 (UND); OpenMP 5.2 §12.5
static int x, y;

int main(void) {
  int n = 4;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task if(n > 10)
    x = 1;
    y = x;
  }
  return y;
}
