// Claim: a nowait loop that only reads races with a following loop that overwrites. Source: semantics.md §4, §10
static int a[30], copy[30];

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
  {
#pragma omp for schedule(dynamic) nowait
    for (int i = 0; i < 30; i++) {
      copy[i] = a[i]; //@ race(a)
    }
#pragma omp for schedule(dynamic) nowait
    for (int i = 0; i < 30; i++) {
      a[i] = 0; //@ race(a)
    }
  }
  return copy[0];
}
