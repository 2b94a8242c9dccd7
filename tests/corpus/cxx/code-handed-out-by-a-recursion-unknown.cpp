// Claim: a recursion that is not followed may hand closures and what it puts into objects to unseen code, by functions of its own, too.
// Source: decision 8
#include <functional>
struct Hook {
	std::function<void()> run;
};
void keep(const std::function<void()> &f);
void keepFunction(void (*f)());
void keepHook(Hook *hook);
static int x, y, z;
static void add() {
	y++;
}
static int closures(int n) {
	keep([] { x++; });
	return n > 0 ? closures(n - 1) + 1 : 0;
}
static void give(void (*f)()) {
	keepFunction(f);
}
static int functions(int n) {
	give(add);
	return n > 0 ? functions(n - 1) + 1 : 0;
}
static int objects(int n) {
	Hook *hook = new Hook;
	hook->run = [] { z++; };
	keepHook(hook);
	return n > 0 ? objects(n - 1) + 1 : 0;
}

static int runClosures(int n) {
	closures(n);
#pragma omp parallel //@ UNKNOWN(unmodelled-call)
	{
#pragma omp single
		x++;
	}
	return x;
}
static int runFunctions(int n) {
	functions(n);
#pragma omp parallel //@ UNKNOWN(unmodelled-call)
	{
#pragma omp single
		y++;
	}
	return y;
}
static int runObjects(int n) {
	objects(n);
#pragma omp parallel //@ UNKNOWN(unmodelled-call)
	{
#pragma omp single
		z++;
	}
	return z;
}

int main(int argc, char **) {
	return argc > 3 ? runClosures(argc) : argc > 2 ? runFunctions(argc) : runObjects(argc);
}
