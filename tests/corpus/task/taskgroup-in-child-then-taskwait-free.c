// Claim: the child's taskgroup joins the grandchild, the parent's taskwait joins the child. Source: semantics.md §5 (TW, TG)
static int x, y;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task
    {
#pragma omp taskgroup
      {
#pragma omp task
        x = 1;
      }
    }
#pragma omp taskwait
    y = x;
  }
  return y;
}
