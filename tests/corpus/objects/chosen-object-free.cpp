// Claim: what is written through a reference to a chosen or an assigned object is known of that object.
// Source: C++17 [expr.cond], [expr.ass]
static void set(int &n) {
	n = 120;
}

int main() {
	static int a[240];
	int x = 5, y = 120, z = 0;
	set(z == 0 ? x : y);
	set(z = 7);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 120; i++)
		a[i] = a[i + x - y + z];
	return a[3];
}
