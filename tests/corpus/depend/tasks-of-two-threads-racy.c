// Claim: the implicit tasks are different parents: depend does not order what different threads generate. Source: semantics.md §5 (DEP); OpenMP 5.2 §15.9.5
// Output: depends on the team size
static int x;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
  {
#pragma omp task depend(inout : x)
    x = x + 1; //@ race(x)
  }
  return x;
}
