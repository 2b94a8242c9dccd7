// Claim: i*i + i grows strictly over 0..49, so no two iterations meet. Source: semantics.md §2, §10
static int a[2500];

int main(void) {
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < 50; i++) {
    a[i * i + i] = i;
  }
  return a[0];
}
