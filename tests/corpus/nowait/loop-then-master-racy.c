// Claim: the primary thread leaves a nowait loop and reads elements that others still write. Source: semantics.md §4; OpenMP 5.2 §10.5
static int a[25];

int main(void) {
  int first = 0;
#pragma omp parallel //@ RACE witness T<=2
  {
#pragma omp for schedule(dynamic) nowait
    for (int i = 0; i < 25; i++) {
      a[i] = i * i; //@ race(a)
    }
#pragma omp master
    first = a[0] + a[24]; //@ race(a)
  }
  return first;
}
