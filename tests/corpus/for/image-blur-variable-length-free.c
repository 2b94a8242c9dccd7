// Claim: rows of variable-length arrays are told apart by the row index, for any width. Source: semantics.md §9
void blur(int h, int w, unsigned char in[restrict h][w], unsigned char out[restrict h][w]) {
#pragma omp parallel for //@ RACE_FREE
  for (int y = 0; y < h; y++) {
    for (int x = 1; x < w - 1; x++) {
      out[y][x] = (in[y][x - 1] + 2 * in[y][x] + in[y][x + 1]) / 4;
    }
  }
}
