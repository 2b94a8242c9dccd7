// Claim: the middle generation does not wait, so its child runs beside everything later. Source: semantics.md §5 (TW)
static int x, y, z;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task
    {
#pragma omp task
      {
#pragma omp task
        x = 1; //@ race(x)
        z = 1;
      }
#pragma omp taskwait
      y = x + z; //@ race(x)
    }
  }
  return y;
}
