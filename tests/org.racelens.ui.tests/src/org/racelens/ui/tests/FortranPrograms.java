package org.racelens.ui.tests;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Texts of Fortran files. */
final class FortranPrograms {
	private static final String FREE_FORM = """
			! Part %1$d of the simulation: relaxation of one field.
			module part%1$d
			  implicit none
			  real(8) :: u%1$d(0:2999), v%1$d(0:2999), w%1$d(0:8999)
			  real(8) :: limit%1$d = 1.0d0
			contains
			  real(8) function size%1$d(x, n) result(sum)
			    integer, intent(in) :: n
			    real(8), intent(in) :: x(0:n)
			    integer :: i
			    sum = 0
			    do i = 0, n - 1
			      if (x(i) > 0) then
			        sum = sum + x(i) * x(i)
			      else
			        sum = sum - x(i)
			      end if
			    end do
			  end function

			  real(8) function relax%1$d(factor, steps) result(total)
			    real(8), intent(in) :: factor
			    integer, intent(in) :: steps
			    real(8) :: scale, left, right, here, d
			    integer :: i, s
			    total = 0
			    scale = min(factor, limit%1$d)
			    do s = 1, steps
			      ! all elements, with their neighbours of the step before
			      !$omp parallel private(left, right, here, d)
			      !$omp do
			      do i = 1, %2$d
			        left = u%1$d(i - 1)
			        right = u%1$d(i + 1)
			        here = u%1$d(i)
			        v%1$d(i) = here + scale * (left - 2 * here + right)
			      end do
			      !$omp do
			      do i = 1, %2$d
			        u%1$d(i) = v%1$d(i)
			        if (v%1$d(i) > limit%1$d) u%1$d(i) = limit%1$d
			      end do
			      !$omp do reduction(+ : total)
			      do i = 0, %2$d
			        d = u%1$d(i) - v%1$d(i)
			        total = total + d * d
			        w%1$d(2 * i + 1) = 0.5d0 * w%1$d(2 * i + 0)
			      end do
			      !$omp end parallel
			      if (total < 1d-9) exit
			    end do
			    total = total + size%1$d(u%1$d, %2$d)
			  end function
			end module

			""";

	private static final String FIXED_FORM = """
			C     PART %1$d OF THE SIMULATION: RELAXATION OF ONE FIELD.
			      DOUBLE PRECISION FUNCTION SIZE%1$d(X, N)
			      INTEGER N, I
			      DOUBLE PRECISION X(0:N)
			      SIZE%1$d = 0
			      DO 10 I = 0, N - 1
			        IF (X(I) .GT. 0) THEN
			          SIZE%1$d = SIZE%1$d + X(I) * X(I)
			        ELSE
			          SIZE%1$d = SIZE%1$d - X(I)
			        END IF
			   10 CONTINUE
			      END

			      SUBROUTINE RELAX%1$d(FACTOR, STEPS, TOTAL)
			      INTEGER STEPS, I, S
			      DOUBLE PRECISION FACTOR, TOTAL, SCALE, LEFT, RIGHT, HERE, D
			      DOUBLE PRECISION U%1$d(0:2999), V%1$d(0:2999), W%1$d(0:8999)
			      DOUBLE PRECISION LIMIT%1$d
			      DOUBLE PRECISION SIZE%1$d
			      EXTERNAL SIZE%1$d
			      COMMON /FIELD%1$d/ U%1$d, V%1$d, W%1$d, LIMIT%1$d
			      TOTAL = 0
			      SCALE = MIN(FACTOR, LIMIT%1$d)
			      DO 50 S = 1, STEPS
			C       ALL ELEMENTS, WITH THEIR NEIGHBOURS OF THE STEP BEFORE
			C$OMP PARALLEL PRIVATE(LEFT, RIGHT, HERE, D)
			C$OMP DO
			        DO 20 I = 1, %2$d
			          LEFT = U%1$d(I - 1)
			          RIGHT = U%1$d(I + 1)
			          HERE = U%1$d(I)
			          V%1$d(I) = HERE + SCALE
			     &      * (LEFT - 2 * HERE + RIGHT)
			   20   CONTINUE
			C$OMP DO
			        DO 30 I = 1, %2$d
			          U%1$d(I) = V%1$d(I)
			          IF (V%1$d(I) .GT. LIMIT%1$d) U%1$d(I) = LIMIT%1$d
			   30   CONTINUE
			C$OMP DO REDUCTION(+ : TOTAL)
			        DO 40 I = 0, %2$d
			          D = U%1$d(I) - V%1$d(I)
			          TOTAL = TOTAL + D * D
			          W%1$d(2 * I + 1) = 0.5D0 * W%1$d(2 * I + 0)
			   40   CONTINUE
			C$OMP END PARALLEL
			        IF (TOTAL .LT. 1D-9) GO TO 60
			   50 CONTINUE
			   60 TOTAL = TOTAL + SIZE%1$d(U%1$d, %2$d)
			      END

			""";

	private FortranPrograms() {
	}

	/** A program as {@link Programs#large} in free form: a module for each region. */
	static String freeForm(int regions) {
		return large(FREE_FORM, regions);
	}

	/** The same in fixed form, with common blocks and external procedures. */
	static String fixedForm(int regions) {
		return large(FIXED_FORM, regions);
	}

	private static String large(String part, int regions) {
		return IntStream.range(0, regions).mapToObj(k -> part.formatted(k, 1000 + k)).collect(Collectors.joining());
	}
}
