// Claim: a merged task is undeferred; it may use its parent's t, which makes the value uncertain but no race. Source: semantics.md §5; OpenMP 5.2 §12.2
// Output: differs without OpenMP
static int y;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
    int t = 1;
#pragma omp task mergeable if(0)
    t = 2;
    y = t;
  }
  return y > 2;
}
