// Claim: each call makes an object of its own where a default argument does so.
// Source: C++17 [dcl.fct.default] p9
#include <omp.h>

struct Node {
  int v;
};
static int r;

static Node *same(Node *n = new Node) { return n; }

int main() {
  Node *a = same();
  Node *b = same();
#pragma omp parallel //@ RACE
  if (a != b)
    r = omp_get_thread_num(); //@ race(r)
  return r & 127;
}
