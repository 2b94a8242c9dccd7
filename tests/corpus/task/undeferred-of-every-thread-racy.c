// Claim: undeferred tasks of different threads run beside each other. Source: semantics.md §5 (UND)
// Output: depends on the team size
static int x;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
  {
#pragma omp task if(0)
    x++; //@ race(x)
  }
  return x;
}
