! Claim: two loops share a terminal statement; the inner index is private. Source: Fortran 2018 annex B.2; OpenMP 5.2 §5.1.1
      PROGRAM SHARED
      INTEGER I, J, M(6,9)
C$OMP PARALLEL DO !@ RACE_FREE
      DO 20 J = 1, 9
      DO 20 I = 1, 6
        M(I,J) = I + J
   20 CONTINUE
C$OMP END PARALLEL DO
      PRINT *, M(6,9)
      END
