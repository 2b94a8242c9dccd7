// Claim: sink i-3 in the new spelling does not wait for iteration i - 2. Source: semantics.md §6; OpenMP 5.2 §15.9.6
// GCC knows the doacross clause from 14 on.
static int a[20];

int main(void) {
#pragma omp parallel for ordered(1) //@ RACE witness T<=2
  for (int i = 3; i < 20; i++) {
#pragma omp ordered doacross(sink : i - 3)
    a[i] = a[i - 2] + 1; //@ race(a)
#pragma omp ordered doacross(source :)
  }
  return a[19];
}
