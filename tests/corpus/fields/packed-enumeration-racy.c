// Claim: an enumeration that an attribute packs has the bytes that its enumerators need. Source: GCC, Common Type Attributes, packed
enum __attribute__((packed)) unsigned_byte { A, B };
enum signed_byte { N = -1, M } __attribute__((__packed__));
struct both {
  enum unsigned_byte a;
  char c;
};
int out;

void cut(void) {
  enum unsigned_byte e;
  int v = (e = 256);
#pragma omp parallel //@ RACE
  if (v == 0)
    out = 1; //@ race(out)
}

void negative(void) {
  enum signed_byte e = 200;
  int v = e;
#pragma omp parallel //@ RACE
  if (v == -56)
    out = 1; //@ race(out)
}

int main(void) {
#pragma omp parallel //@ RACE
  if (sizeof(struct both) == 2)
    out = 1; //@ race(out)
  return out;
}
