// Claim: a rolling checksum kept in a shared variable is read and written by every iteration. Source: semantics.md §8, §10
static unsigned char text[40];

int main(void) {
  unsigned hash = 17;
#pragma omp parallel for //@ RACE
  for (int i = 0; i < 40; i++) {
    hash = 31 * hash + text[i]; //@ race(hash)
  }
  return hash == 0;
}
