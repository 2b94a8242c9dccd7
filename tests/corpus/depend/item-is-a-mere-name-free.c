// Claim: an item need not be accessed by the tasks that it orders. Source: semantics.md §5 (DEP); OpenMP 5.2 §15.9.5
static int x, y;

int main(void) {
  char token = 0;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task depend(out : token)
    x = 1;
#pragma omp task depend(in : token)
    y = x;
  }
  return y + token;
}
