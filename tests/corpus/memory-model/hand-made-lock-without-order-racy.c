// Claim: reading the lock and taking it in two steps lets two threads in. Source: semantics.md §6; OpenMP 5.2 §15.8.4
static int taken, sum;

int main(void) {
#pragma omp parallel for //@ RACE nofix(sum: ordered)
  for (int i = 0; i < 20; i++) {
    int before = 1;
    while (before) {
#pragma omp atomic read acquire
      before = taken;
    }
#pragma omp atomic write release
    taken = 1;
    sum += i; //@ race(sum) possible
#pragma omp atomic write release
    taken = 0;
  }
  return sum;
}
