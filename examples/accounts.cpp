// Bookings on accounts. The balance is updated with an atomic, but the count of bookings, in a member
// function two calls below the region, is not: the race's report names the way through the calls.
#include <cstdio>

class Account {
public:
	void book(long amount) {
#pragma omp atomic
		balance += amount;
		count();
	}

	long result() const { return balance * bookings; }

private:
	void count() { bookings++; }

	long balance = 0;
	long bookings = 0;
};

int main() {
	Account account;
#pragma omp parallel for num_threads(4)
	for (int i = 0; i < 1000; i++)
		account.book(i);
	std::printf("%ld\n", account.result());
	return 0;
}
