// Claim: byte 5 of an array of four-byte numbers is part of element 1. Source: semantics.md §9
static int word[4];

int main(void) {
  char *byte = (char *)word;
#pragma omp parallel sections //@ RACE witness T<=2
  {
#pragma omp section
    byte[5] = 1; //@ race
#pragma omp section
    word[1] = 2; //@ race
  }
  return word[1];
}
