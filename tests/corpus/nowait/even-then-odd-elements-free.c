// Claim: a loop over the even elements and one over the odd elements do not meet. Source: semantics.md §10
static int a[60];

int main(void) {
#pragma omp parallel //@ RACE_FREE
  {
#pragma omp for schedule(dynamic, 2) nowait
    for (int i = 0; i < 60; i += 2) {
      a[i] = 1;
    }
#pragma omp for schedule(dynamic, 2) nowait
    for (int i = 1; i < 60; i += 2) {
      a[i] = 2;
    }
  }
  return a[0] + a[1];
}
