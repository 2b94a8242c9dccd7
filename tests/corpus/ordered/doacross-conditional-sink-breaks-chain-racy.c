// Claim: iterations without a sink break the chain to distance two. Source: semantics.md §2, §6; OpenMP 5.2 §15.9.6
static int a[20];

int main(void) {
#pragma omp parallel for ordered(1) //@ RACE witness T<=2
  for (int i = 2; i < 20; i++) {
    if (i % 2 == 0) {
#pragma omp ordered depend(sink : i - 1)
    }
    a[i] = a[i - 2] + 1; //@ race(a)
#pragma omp ordered depend(source)
  }
  return a[19];
}
