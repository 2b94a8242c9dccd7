// Claim: omp_cur_iteration - 1 is the iteration before. Source: semantics.md §6; OpenMP 5.2 §15.9.6
// GCC knows the doacross clause from 14 on.
static int a[22];

int main(void) {
#pragma omp parallel for ordered(1) //@ RACE_FREE
  for (int i = 2; i < 22; i += 2) {
#pragma omp ordered doacross(sink : omp_cur_iteration - 1)
    a[i] = a[i - 2] + 1;
#pragma omp ordered doacross(source : omp_cur_iteration)
  }
  return a[20];
}
