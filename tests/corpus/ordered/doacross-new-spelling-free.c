// Claim: the doacross clause with source and sink means what depend meant. Source: semantics.md §6; OpenMP 5.2 §15.9.6
// GCC knows the doacross clause from 14 on.
static int a[20];

int main(void) {
#pragma omp parallel for ordered(1) //@ RACE_FREE
  for (int i = 1; i < 20; i++) {
#pragma omp ordered doacross(sink : i - 1)
    a[i] = a[i - 1] + 1;
#pragma omp ordered doacross(source :)
  }
  return a[19];
}
