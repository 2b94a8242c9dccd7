// Claim: dependences order by their items, not by what the tasks access. Source: semantics.md §5 (DEP); OpenMP 5.2 §15.9.5
static int x, y, z;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task depend(out : x)
    x = 1; //@ race(x)
#pragma omp task depend(in : z)
    y = x + z; //@ race(x)
  }
  return y;
}
