// Claim: what iteration i - 1 does after its ordered region may run beside the ordered region of i. Source: semantics.md §6; OpenMP 5.2 §15.10.2
static int a[20], b[20];

int main(void) {
#pragma omp parallel for ordered schedule(static, 1) //@ RACE witness T<=2
  for (int i = 1; i < 20; i++) {
#pragma omp ordered
    b[i] = a[i - 1]; //@ race(a)
    a[i] = i;        //@ race(a)
  }
  return b[19];
}
