// Claim: default(none) asks for variables; members are reached through this, which is none. Source: OpenMP 5.2 §5.4.1, §5.1.1.
struct Row {
	int cells[16];

	void fill() {
#pragma omp parallel for default(none) //@ RACE_FREE
		for (int i = 0; i < 16; i++)
			cells[i] = i;
	}
};

int main() {
	Row row;
	row.fill();
	return row.cells[3] != 3;
}
