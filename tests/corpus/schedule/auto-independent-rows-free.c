// Claim: independent iterations need no schedule; auto leaves it to the implementation. Source: semantics.md §3; OpenMP 5.2 §11.5.3
#define N 25

static int pascal[N][N];

int main(void) {
#pragma omp parallel for schedule(auto) //@ RACE_FREE
  for (int i = 0; i < N; i++) {
    pascal[i][0] = 1;
    for (int j = 1; j <= i; j++) {
      pascal[i][j] = pascal[i][j - 1] * (i - j + 1) / j;
    }
  }
  return pascal[4][2];
}
