// Claim: the ordered region of i reads what iteration i + 1 writes before its own. Source: semantics.md §6; OpenMP 5.2 §15.10.2
static int a[21], b[20];

int main(void) {
#pragma omp parallel for ordered schedule(static, 1) //@ RACE witness T<=2
  for (int i = 1; i < 20; i++) {
    a[i] = i; //@ race(a)
#pragma omp ordered
    b[i] = a[i + 1]; //@ race(a)
  }
  return b[19];
}
