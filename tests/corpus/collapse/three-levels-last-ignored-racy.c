// Claim: all points that differ only in the third collapsed loop write one element. Source: semantics.md §3; OpenMP 5.2 §4.4.3
static int depth[4][5];

int main(void) {
#pragma omp parallel for collapse(3) //@ RACE
  for (int i = 0; i < 4; i++) {
    for (int j = 0; j < 5; j++) {
      for (int k = 0; k < 6; k++) {
        depth[i][j] = k; //@ race(depth)
      }
    }
  }
  return depth[0][0];
}
