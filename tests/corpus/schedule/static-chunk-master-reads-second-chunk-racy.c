// Claim: the second chunk belongs to thread 1, so the primary thread needs a barrier before it reads it. Source: semantics.md §3; OpenMP 5.2 §11.5.3
static int a[30];

int main(void) {
  int sum = 0;
#pragma omp parallel //@ RACE witness T<=2
  {
#pragma omp for schedule(static, 3) nowait
    for (int i = 0; i < 30; i++) {
      a[i] = i + 1; //@ race(a)
    }
#pragma omp master
    sum = a[1] + a[2] + a[3]; //@ race(a)
  }
  return sum;
}
