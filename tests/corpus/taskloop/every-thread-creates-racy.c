// Claim: outside single each thread generates all tasks of the taskloop. Source: semantics.md §5; OpenMP 5.2 §12.6
// Output: depends on the team size
static int a[20];

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
  {
#pragma omp taskloop
    for (int i = 0; i < 20; i++) {
      a[i] += i; //@ race(a)
    }
  }
  return a[19];
}
