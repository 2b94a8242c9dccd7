// Claim: byte 5 of an array of four-byte numbers is no part of element 2. Source: semantics.md §9
static int word[4];

int main(void) {
  char *byte = (char *)word;
#pragma omp parallel sections //@ RACE_FREE
  {
#pragma omp section
    byte[5] = 1;
#pragma omp section
    word[2] = 2;
  }
  return word[1];
}
