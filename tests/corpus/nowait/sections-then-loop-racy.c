// Claim: a nowait sections construct does not finish before the loop after it starts. Source: semantics.md §4; OpenMP 5.2 §15.6
static int scale, shift, a[30];

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
  {
#pragma omp sections nowait
    {
#pragma omp section
      scale = 4; //@ race(scale)
#pragma omp section
      shift = 7; //@ race(shift)
    }
#pragma omp for
    for (int i = 0; i < 30; i++) {
      a[i] = scale * i + shift; //@ race(scale) race(shift)
    }
  }
  return a[3];
}
