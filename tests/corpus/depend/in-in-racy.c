// Claim: two in dependences on the same item are unordered. Source: semantics.md §5 (DEP); OpenMP 5.2 §15.9.5
static int x;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task depend(in : x)
    x = 1; //@ race(x)
#pragma omp task depend(in : x)
    x = 2; //@ race(x)
  }
  return x > 0;
}
