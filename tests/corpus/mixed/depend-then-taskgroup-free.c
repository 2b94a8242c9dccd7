// Claim: the taskgroup joins the whole chain of dependent tasks. Source: semantics.md §5 (DEP, TG)
static int x, y;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp taskgroup
    for (int i = 0; i < 10; i++) {
#pragma omp task depend(inout : x)
      x += i;
    }
    y = x;
  }
  return y;
}
