// Claim: the item p is the pointer variable, not what it points to. Source: semantics.md §5 (DEP); OpenMP 5.2 §15.9.5
static int x, y;

int main(void) {
  int *p = &x;
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task depend(out : x)
    x = 1; //@ race(x)
#pragma omp task depend(in : p)
    y = *p; //@ race(x)
  }
  return y;
}
