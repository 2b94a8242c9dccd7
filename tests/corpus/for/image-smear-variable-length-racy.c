// Claim: smearing a row into the next one of the same image makes neighbouring rows meet. Source: semantics.md §9, §10
void smear(int h, int w, unsigned char img[h][w]) {
#pragma omp parallel for //@ RACE
  for (int y = 0; y < h - 1; y++) {
    for (int x = 0; x < w; x++) {
      img[y + 1][x] = img[y][x] / 2; //@ race(img)
    }
  }
}
