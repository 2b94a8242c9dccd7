// Claim: the transfer holds only the lock of the account that it takes from. Source: semantics.md §6, §9
#include <omp.h>

struct account {
  omp_lock_t lock;
  int balance;
};

static struct account accounts[4];

static void transfer(struct account *from, struct account *to) {
  omp_set_lock(&from->lock);
  from->balance -= 1; //@ race
  to->balance += 1;   //@ race
  omp_unset_lock(&from->lock);
}

int main(void) {
  for (int k = 0; k < 4; k++) {
    omp_init_lock(&accounts[k].lock);
  }
#pragma omp parallel for //@ RACE witness T<=2
  for (int i = 0; i < 20; i++) {
    transfer(&accounts[i % 4], &accounts[(i + 1) % 4]);
  }
  return accounts[1].balance + 8;
}
