package org.racelens.frontend.fortran.unit;

import java.util.Set;

/** The names that MPI keeps for itself, and the modules and files that have them. MPI 4.0 §2.6.2, §19.1 */
public final class MpiNames {
	/** Modules, and the file that is included where there are none; they have no other names. */
	public static final Set<String> MODULES = Set.of("mpi", "mpi_f08", "mpif.h");
	private static final Set<String> PREFIXES = Set.of("mpi_", "pmpi_");

	private MpiNames() {
	}

	/** @param name in lower case */
	public static boolean isReserved(String name) {
		return PREFIXES.stream().anyMatch(name::startsWith);
	}
}
