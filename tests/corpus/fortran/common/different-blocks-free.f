! Claim: the same name in different blocks is different storage. Source: Fortran 2018 §8.10.2
      PROGRAM BLOCKS
      COMMON /ONE/ X
      X = 1.0
      CALL INIT
!$OMP PARALLEL SECTIONS !@ RACE_FREE
!$OMP SECTION
      X = X + 1.0
!$OMP SECTION
      CALL OTHER
!$OMP END PARALLEL SECTIONS
      PRINT *, X
      END
      SUBROUTINE OTHER
      COMMON /TWO/ X
      X = X + 2.0
      END
      SUBROUTINE INIT
      COMMON /TWO/ X
      X = 0.0
      END
