// Claim: chunks of three split the groups of four: iterations 2 and 3 belong to different threads. Source: semantics.md §3; OpenMP 5.2 §11.5.3
#define CHUNK 3

static double x[64], group[16];

int main(void) {
#pragma omp parallel for schedule(static, CHUNK) //@ RACE witness T<=2
  for (int i = 0; i < 64; i++) {
    group[i / 4] += x[i]; //@ race(group)
  }
  return group[0] > 0.0;
}
