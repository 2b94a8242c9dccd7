// Claim: a closure that becomes another object, by an assignment or as an argument, may be called by unseen code with any arguments,
// whatever the text itself calls it with. Source: decision 8
#include <functional>
#include <vector>
std::vector<std::function<void(int)>> list;
std::function<void(int)> slot;
void go();
int a[10], b[10];

int main(int count, char **) {
	auto listed = [](int k) {
#pragma omp parallel for //@ RACE
		for (int i = 0; i < 10; i++)
			if (k == 1)
				a[1] = i; //@ race(a) possible
	};
	auto assigned = [](int k) {
#pragma omp parallel for //@ RACE
		for (int i = 0; i < 10; i++)
			if (k == 1)
				b[1] = i; //@ race(b) possible
	};
	listed(0);
	assigned(0);
	if (count < 2)
		return 1;
	list.push_back(listed);
	slot = assigned;
	go();
	return 0;
}
