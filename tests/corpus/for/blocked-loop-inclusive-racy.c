// Claim: an inclusive upper bound makes neighbouring blocks share an element. Source: semantics.md §2, §10
#define N 61

static int a[N];

int main(void) {
#pragma omp parallel for //@ RACE
  for (int b = 0; b < N; b += 8) {
    int end = b + 8 < N ? b + 8 : N - 1;
    for (int i = b; i <= end; i++) {
      a[i] = i * i; //@ race(a)
    }
  }
  return a[0];
}
